### What players say ahead, for a question that they are not asked yet.

order-limit = Up to…
order-wishes = In order…
order-up-to = Up to { $amount }
order-prompt = { $decision }: what will you answer once you are asked?
order-said = Once you are asked, your answer is: { $answer }.
