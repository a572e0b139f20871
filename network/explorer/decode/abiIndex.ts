import {
  type Abi,
  type AbiEvent,
  type AbiParameter,
  type Hex,
  toEventSelector,
  toFunctionSelector,
} from 'viem'

export type Callable = { name: string; inputs: readonly AbiParameter[] }

/** The functions, events and errors of an ABI by their selectors. */
export type AbiIndex = {
  functions: ReadonlyMap<Hex, Callable>
  errors: ReadonlyMap<Hex, Callable>
  /** By first topic and number of indexed parameters: ERC-20 and ERC-721 transfers share the topic. */
  events: ReadonlyMap<string, AbiEvent>
  /** Events that no topic names. Only the contract itself can say that a log is one of them. */
  anonymous: readonly AbiEvent[]
  /** Set where the ABI is that of a proxy's implementation of today, and nothing tells the one of that time. */
  isOfToday?: true
}

/** Indexes an ABI. Where two entries share a selector, the first one names it. */
export function indexAbi(abi: Abi): AbiIndex {
  const functions = new Map<Hex, Callable>()
  const errors = new Map<Hex, Callable>()
  const events = new Map<string, AbiEvent>()
  for (const item of abi) {
    if (item.type === 'function') add(functions, () => selectorOf(item), item)
    if (item.type === 'error') add(errors, () => selectorOf(item), item)
    if (item.type === 'event' && !item.anonymous)
      add(events, () => eventKey(toEventSelector(item), countIndexed(item)), item)
  }
  const anonymous = abi.filter((item) => item.type === 'event').filter((event) => event.anonymous)
  return { functions, errors, events, anonymous }
}

/** The key of an event. */
export function eventKey(topic: Hex, indexed: number): string {
  return `${topic} ${indexed}`
}

function add<Key, Item>(found: Map<Key, Item>, keyOf: () => Key, item: Item): void {
  try {
    const key = keyOf()
    if (!found.has(key)) found.set(key, item)
  } catch {
    // An ABI from elsewhere may use a type that does not exist.
  }
}

function selectorOf({ name, inputs }: Callable): Hex {
  return toFunctionSelector(`${name}(${inputs.map(canonicalType).join(',')})`)
}

function canonicalType(parameter: AbiParameter): string {
  if (!('components' in parameter)) return parameter.type
  return parameter.type.replace('tuple', `(${parameter.components.map(canonicalType).join(',')})`)
}

function countIndexed({ inputs }: AbiEvent): number {
  return inputs.filter((input) => input.indexed).length
}
