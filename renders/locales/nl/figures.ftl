### Hoe vaak iemand op deze server op welke plaats eindigde.

figures-none-own = Je hebt op deze server nog geen spel uitgespeeld. Daarna zie je hier op welke plaatsen je bent geëindigd.
figures-none-of = Van { $name } zijn hier geen cijfers.
figures-none = Er zijn geen cijfers om te laten zien.
figures-hidden-own = -# Alleen jij ziet dit: je verbergt je ratings op deze server.
button-figures = Aan iedereen tonen
refused-figures-hidden = Je verbergt je ratings op deze server, en daarmee ook je cijfers. Laat je ratings met `/rating verbergen` weer zien en plaats daarna je cijfers.

## De opdracht

game-command-stats = cijfers
game-command-stats-about = Hoe vaak iemand op deze server op welke plaats eindigde
parameter-figures-person = persoon
parameter-figures-person-about = Van wie je de cijfers wilt zien; anders die van jezelf
help-commands-stats = - `/spel cijfers`: hoe vaak je op deze server op welke plaats eindigde
