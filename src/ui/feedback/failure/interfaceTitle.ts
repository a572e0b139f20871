import type { InterfaceName } from '#lib/requests/errors.ts'

const titles: Record<InterfaceName, string> = {
  indexer: 'Indexer',
  node: 'Node',
  explorer: 'Explorer',
  lending: 'Lending',
}

/** The display name of an interface. */
export function interfaceTitle(name: InterfaceName): string {
  return titles[name]
}

/** The name of an interface in a sentence: "the indexer", "the lending service". */
export function interfaceInSentence(name: InterfaceName): string {
  return name === 'lending' ? 'the lending service' : `the ${name}`
}
