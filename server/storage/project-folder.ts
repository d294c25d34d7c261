import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** The build moves this code, and not what it reads: that is found from here. */
export const projectFolder = dirname(createRequire(import.meta.url).resolve('#package.json'))
