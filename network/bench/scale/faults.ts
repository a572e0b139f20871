import { setTimeout as wait } from 'node:timers/promises'
import { endConnections } from '#network/testing/store/endConnections.ts'
import type { ChainHistory } from './chainHistory.ts'
import type { System } from './system.ts'

/** A fault in a part of the system. `repair` brings the part back after the rest went on without it. */
export type Fault = {
  name: string
  happen(): Promise<unknown>
  repair?: () => unknown
  /** Whether trading stops during the fault. */
  isQuiet?: true
}

/** The faults in their order: each part of the system ends once. */
export function listFaults(system: System, history: ChainHistory, secondsAway: number): Fault[] {
  const { followers, services, databases } = system
  return [
    ...followers.map(({ kill, start }, index) => ({
      name: `follower ${index + 1} is killed`,
      happen: kill,
      repair: start,
    })),
    ...services.map(({ process: { kill, start } }, index) => ({
      name: `service ${index + 1} is killed`,
      happen: async () => {
        await kill()
        start()
      },
    })),
    { name: 'the primary ends all connections', happen: () => endConnections(databases.primaryUrl) },
    ...databases.replicas.map(({ stop, start }, index) => ({
      name: `replica ${index + 1} is away for ${secondsAway} s`,
      happen: async () => {
        await stop()
        await wait(secondsAway * 1_000)
      },
      repair: start,
    })),
    { name: '20 blocks are replaced', happen: () => history.reorganise(20), isQuiet: true },
  ]
}
