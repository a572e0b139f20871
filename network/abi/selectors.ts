import { type Abi, toFunctionSelector } from 'viem'
import { identifier } from './print.ts'

/** A module with the selector of each function under its name; of `only` where given. Overloaded names are left out. */
export function selectorsFile(abi: Abi, only?: readonly string[]): string {
  const functions = abi.filter((entry) => entry.type === 'function')
  const names = functions.map(({ name }) => name)
  const lines = functions
    .filter(({ name }) => names.indexOf(name) === names.lastIndexOf(name) && (!only || only.includes(name)))
    .map((entry) => `export const ${identifier(entry.name)} = '${toFunctionSelector(entry)}'\n`)
  return lines.join('')
}
