import type { InterfaceName } from '#lib/requests/errors.ts'

const titles: Record<InterfaceName, { letter: string; title: string }> = {
  indexer: { letter: 'A', title: 'Indexer' },
  node: { letter: 'B', title: 'Node' },
  explorer: { letter: 'C', title: 'Explorer' },
  lending: { letter: 'D', title: 'Lending' },
}

/** The letter (A to D) and the display name of an interface. */
export function interfaceTitle(name: InterfaceName): { letter: string; title: string } {
  return titles[name]
}
