import type { Abi, AbiParameter } from 'viem'
import { identifier } from './print.ts'

/**
 * A module for each struct that a view returns, under the struct's name: each field's offset in the struct's encoding,
 * in words of 32 bytes, and the number of words. A string's word holds the offset of its text.
 */
export function layoutFiles(abi: Abi): Record<string, string> {
  const files: Record<string, string> = {}
  for (const entry of abi) {
    if (entry.type === 'function') for (const output of entry.outputs) collect(output, files)
  }
  return files
}

function collect(parameter: AbiParameter, files: Record<string, string>) {
  if (!('components' in parameter)) return
  const name = structName(parameter)
  files[name] = layoutOf(parameter.components)
  for (const field of parameter.components) collect(field, files)
}

function layoutOf(fields: readonly AbiParameter[]) {
  let place = 0
  const lines = fields.map((field) => {
    const name = identifier(field.name ?? '')
    if (name === 'words') throw new Error('A field is named as the number of words is.')
    const line = `export const ${name} = ${place}\n`
    place += wordsOf(field)
    return line
  })
  return `${lines.join('')}\n/** How many words it has. */\nexport const words = ${place}\n`
}

/** Words a parameter takes in the fixed part of an encoding: one, for its place, when its length is not fixed. */
function wordsOf(parameter: AbiParameter): number {
  if (isDynamic(parameter)) return 1
  const array = /^(.*)\[(\d+)\]$/.exec(parameter.type)
  if (array) return Number(array[2]) * wordsOf({ ...parameter, type: array[1] as string })
  if (!('components' in parameter)) return 1
  return parameter.components.reduce((sum, field) => sum + wordsOf(field), 0)
}

function isDynamic(parameter: AbiParameter): boolean {
  const { type } = parameter
  if (type === 'string' || type === 'bytes' || type.includes('[]')) return true
  return 'components' in parameter && parameter.components.some(isDynamic)
}

/** `ReserveView` of `struct ILendingPool.ReserveView[]`, with a small first letter. */
function structName({ internalType = '' }: AbiParameter) {
  const name = /^struct (?:\w+\.)?(\w)(\w*)/.exec(internalType)
  if (!name) throw new Error(`"${internalType}" is no struct.`)
  return `${name[1]?.toLowerCase()}${name[2]}`
}
