import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where a program of the machine's is; undefined where it is not. */
export function findTool(name: string) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin']
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}
