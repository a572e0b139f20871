import { loadInBackground } from '#lib/browser/loadInBackground.ts'
import { loadDependencies, type OtherInterfaces } from './dependencies.ts'

/** The dependencies, loaded when one of their functions is called. */
export const otherInterfaces: OtherInterfaces = {
  receipt: async (...parameters) => (await loadDependencies()).receipt(...parameters),
  transaction: async (...parameters) => (await loadDependencies()).transaction(...parameters),
  transactionCount: async (...parameters) => (await loadDependencies()).transactionCount(...parameters),
  sentSince: async (...parameters) => (await loadDependencies()).sentSince(...parameters),
  outcome: async (...parameters) => (await loadDependencies()).outcome(...parameters),
  listed: async (...parameters) => (await loadDependencies()).listed(...parameters),
  inclusion: async (...parameters) => (await loadDependencies()).inclusion(...parameters),
  reason: async (...parameters) => (await loadDependencies()).reason(...parameters),
  callsStatus: async (...parameters) => (await loadDependencies()).callsStatus(...parameters),
  takenBy: async (...parameters) => (await loadDependencies()).takenBy(...parameters),
  simulate: async (...parameters) => (await loadDependencies()).simulate(...parameters),
  send: async (...parameters) => (await loadDependencies()).send(...parameters),
  blockNumber: async () => (await loadDependencies()).blockNumber(),
  settled: (record) => void loadInBackground(loadDependencies).then(({ settled }) => settled(record)),
  reorged: (record) => void loadInBackground(loadDependencies).then(({ reorged }) => reorged(record)),
  changed: (record) => void loadInBackground(loadDependencies).then(({ changed }) => changed(record)),
}
