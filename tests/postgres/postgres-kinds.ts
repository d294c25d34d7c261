import { clonePostgres } from './postgres-clone.ts'
import { cloneEmbedded } from './postgres-embedded.ts'

/** The two databases the product runs on; what one promises the other keeps. */
export const databaseKinds = [
  { name: 'Postgres', openClone: clonePostgres },
  { name: 'the embedded database', openClone: cloneEmbedded },
]
