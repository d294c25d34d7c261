/** The visitors, in a process of their own: what they take of the processor is not the product's. */
import { type Crowd, openCrowd, releaseTogether } from './crowd.ts'
import { editAsHosts, type Hosts } from './edits.ts'
import { type Guests, readAsGuests } from './reads.ts'
import { readWithoutPause } from './without-pause.ts'

export type Tasks = typeof tasks

const state: { crowd: Crowd | undefined } = { crowd: undefined }

const tasks = {
  /** Guests who read and hosts who save, side by side. */
  async live({ guests, hosts }: { guests: Guests; hosts?: Hosts }) {
    const [read, saved] = await Promise.all([readAsGuests(guests), hosts && editAsHosts(hosts)])
    return { read, saved }
  },
  withoutPause: readWithoutPause,
  /** Many who open a connection each; a first answer makes sure that it is one. */
  async come(wanted: { port: number; count: number; path?: string }) {
    state.crowd = await openCrowd(wanted)
    return { count: state.crowd.length }
  },
  /** All of those ask for the same in one moment. */
  async askTogether({ path }: { path: string }) {
    return releaseTogether(state.crowd ?? [], path)
  },
  async stillThere() {
    return { count: (state.crowd ?? []).filter(({ socket }) => !socket.destroyed).length }
  },
  async leave() {
    for (const { socket } of state.crowd ?? []) socket.destroy()
    state.crowd = undefined
  },
}

process.on('message', async ({ name, wanted }: { name: keyof Tasks; wanted: never }) => {
  try {
    process.send?.({ result: await tasks[name](wanted) })
  } catch (error) {
    process.send?.({ failure: String(error) })
  }
})
