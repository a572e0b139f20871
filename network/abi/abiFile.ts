import type { Abi, AbiParameter } from 'viem'
import { list } from './print.ts'

type Parameter = AbiParameter & { indexed?: boolean | undefined }
type Entry = Extract<Abi[number], { type: 'function' | 'event' | 'error' }>

/** A module with one ABI: functions, events and errors in the compiler's order, without the constructor. */
export function abiFile(name: string, abi: Abi): string {
  return `export const ${name} = ${list(entriesOf(abi).map(plain))} as const\n`
}

/** The errors in the ABIs of several contracts, each once. */
export function errorsOf(...abis: readonly Abi[]): Entry[] {
  const errors = abis.flat().filter((entry) => entry.type === 'error')
  return [...new Map(errors.map((error) => [signature(error), error])).values()]
}

/** The signature of an entry, name and types, by which the chain identifies it. */
function signature({ name, inputs }: Pick<Entry, 'name' | 'inputs'>): string {
  return `${name}(${inputs.map(typeOf)})`
}

function typeOf(parameter: AbiParameter): string {
  if (!('components' in parameter)) return parameter.type
  return parameter.type.replace('tuple', `(${parameter.components.map(typeOf)})`)
}

function entriesOf(abi: Abi) {
  return abi.filter(
    (entry): entry is Entry => entry.type === 'function' || entry.type === 'event' || entry.type === 'error',
  )
}

function plain(entry: Entry) {
  const { type, name } = entry
  const inputs = (entry.inputs as readonly Parameter[]).map(parameter)
  if (entry.type !== 'function') return { type, name, inputs }
  return { type, name, stateMutability: entry.stateMutability, inputs, outputs: entry.outputs.map(parameter) }
}

function parameter(value: Parameter): object {
  const { name = '', type, indexed } = value
  const components = 'components' in value && value.components.map(parameter)
  return { name, type, ...(components && { components }), ...(indexed && { indexed }) }
}
