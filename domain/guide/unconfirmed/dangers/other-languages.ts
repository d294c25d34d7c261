import { hasAny } from './tells-how.ts'

/** Whether plain words of French, Portuguese or German speak of danger, where they are not the same as in Spanish or English. */
export function saysDangerElsewhere(text: string): boolean {
  return hasAny(text, words)
}

const words = [
  /\b(eau du robinet|(boire|bois|buvez|buvable) |fuite d|chauffe-?eau|digicodes?|boite a cle(f?s)?|cadenas|alarmes?|pompiers?|secours|samu|hopita(l|ux)|extincteurs?|incendies?|detecteurs? de fumee|seismes?|ouragans?|inondations?)\b/,
  /\b(agua (da torneira|potavel|filtrada)|torneira|vazamentos?|botijao|aquecedor a|senhas?|cadeados?|fechaduras?|cofre|bombeiros|socorro|samu|primeiros socorros|hospitais|extintor(es)?|terremoto|furacao|enchentes?|inundacao)\b/,
  /\b(gas(herd|flasche|kocher|hahn|heizung|geruch|leck|therme|anschluss|grill|leitung)\w*|(leitungs|trink)wasser|wasserhahn|trinkbar|\w*(zahlen|tur|zugangs)code\w*|schlussel(box|safe|tresor|kasten)\w*|vorhangeschloss\w*|kombination|alarmanlage\w*|notruf\w*|krankenwagen|polizei|feuerwehr|krankenhaus|feuerloscher|erste hilfe|rauchmelder|brand(fall|meld\w*)|erdbeben|hochwasser|uberschwemmung)\b/,
]
