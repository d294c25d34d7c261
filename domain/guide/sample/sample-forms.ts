import { readGuidebookForm } from '#domain/guide/guidebook.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** Casa Jacaranda as Lucía would write it for guests who read Spanish, and as she writes it for those who read English. */
export const sampleForms = { es: readGuidebookForm(es), en: readGuidebookForm(en) }
