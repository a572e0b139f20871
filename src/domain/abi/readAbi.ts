import * as v from 'valibot'
import { type Abi, parseAbi } from 'viem'
import { cleanText } from '#lib/text/text.ts'
import { abiSchema } from '#lib/wire/contractAbi.ts'
import { largestStruct } from './structSize.ts'

/** The result of reading an ABI: the ABI and the number of items that could not be read, or a problem. */
export type AbiReading =
  | { abi: Abi; name: string; dropped: number; problem?: undefined }
  | { problem: string }

const longest = 1_000_000
const mostInStruct = 2_000

/**
 * Reads the ABI of a contract: the JSON array, a compiler's artifact that holds it (Foundry, Hardhat, solc), or
 * signatures such as `function balanceOf(address) view returns (uint256)`, one in each line.
 */
export function readAbi(text: string): AbiReading {
  const source = text.trim()
  if (source === '') return { problem: 'Paste an ABI.' }
  if (source.length > longest) return { problem: 'Longer than a million characters.' }
  if (!source.startsWith('[') && !source.startsWith('{')) return fromSignatures(source)
  try {
    return fromJson(JSON.parse(source))
  } catch {
    return { problem: 'Not valid JSON.' }
  }
}

function fromJson(json: unknown): AbiReading {
  const artifact = Array.isArray(json) ? null : (json as { abi?: unknown; contractName?: unknown })
  const name =
    typeof artifact?.contractName === 'string' ? cleanText(artifact.contractName, { longest: 79 }) : ''
  return checked(artifact ? artifact.abi : json, name)
}

function fromSignatures(source: string): AbiReading {
  const lines = source
    .split('\n')
    .map((line) => line.trim().replace(/;$/, ''))
    .filter((line) => line !== '' && !line.startsWith('//'))
  if (largestStruct(lines) > mostInStruct) return { problem: 'Its structs contain too many values.' }
  try {
    return checked(parseAbi(lines), '')
  } catch {
    return {
      problem: 'Neither JSON nor Solidity signatures such as “function name() view returns (string)”.',
    }
  }
}

function checked(items: unknown, name: string): AbiReading {
  const result = v.safeParse(abiSchema, items)
  if (!result.success) return { problem: 'This JSON holds no ABI: an array, or an object with “abi”.' }
  const { rows, dropped } = result.output
  if (rows.length === 0) return { problem: 'This ABI has no functions, events or errors.' }
  return { abi: rows, name, dropped }
}
