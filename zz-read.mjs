import { propose } from '#domain/guide/proposal/propose.ts'
import { askAboutDangers } from '#domain/guide/proposal/ask-about-dangers.ts'
import { derivedId } from '#domain/guide/entry-ids.ts'
import { readFileSync } from 'node:fs'
const all = readFileSync(process.argv[2],'utf8').split(/^=====.*$/m)
const fold = s => s.normalize('NFD').replace(/\p{M}/gu,'').toLowerCase()
const stop = new Set('es el la los las de del a al y en un una con que por para se su lo the is a an and of at in to for it on our your are you by from with wifi red clave contrasena password network check out'.split(' '))
for (const t of all) {
  let n=0; const makeId=()=>derivedId('m'+n++)
  const text=t.trim()
  if(!text) continue
  console.log('\n##### '+text.slice(0,50).replace(/\n/g,' ⏎ '))
  const p = askAboutDangers(propose([text],{makeId}),makeId)
  const everything = new Set(fold(p.suggestions.map(s=>Object.values(s.fact).join(' ')).join(' ')+' '+p.leftOver.map(l=>text.slice(l.start,l.end)).join(' ')).match(/[\p{L}\p{N}]+/gu))
  for (const s of p.suggestions){ const {kind,...r}=s.fact; console.log({sure:'  ',doubtful:'??',dangerous:'!!'}[s.sureness],kind,JSON.stringify(r)) 
    const lost = s.from.map(f=>text.slice(f.start,f.end)).join(' ').match(/[\p{L}\p{N}]+/gu)?.filter(w=>!everything.has(fold(w))&&!stop.has(fold(w)))??[]
    if(lost.length>2) console.log('      LOST words:',lost.join(' '), ' | from:', JSON.stringify(s.from.map(f=>text.slice(f.start,f.end))))
  }
  for (const l of p.leftOver) console.log('-- LEFT:',JSON.stringify(text.slice(l.start,l.end)))
}
