"""Saloon's languages: the catalogues, names made safe to show, how stories are told, and rules to read."""
