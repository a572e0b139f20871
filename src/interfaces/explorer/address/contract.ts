import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Abi } from 'viem'
import { decodedValueSchema } from '#interfaces/explorer/wire/decodedValue.ts'
import { get } from '#interfaces/explorer/wire/explorerClient.ts'
import { known, record } from '#interfaces/explorer/wire/record.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { cleanText } from '#lib/text/text.ts'
import { abiSchema } from '#lib/wire/contractAbi.ts'
import { type Address, hexData, integer, lenientList, text, timestamp } from '#lib/wire/shapes.ts'
import { implementationSchema } from './address.ts'

const longestSource = 400_000

const source = v.pipe(
  v.string(),
  v.transform((code) => cleanText(code, { longest: longestSource, lines: true })),
)

/** A source file that was compiled with the contract. */
const sourceFile = record({ filePath: text, sourceCode: source })

/** Explorers send an argument of the constructor as a pair of its value and its parameter. */
const constructorArgument = v.pipe(
  v.array(v.unknown()),
  v.transform(([value, parameter]) => ({ value, parameter })),
  v.object({
    value: decodedValueSchema,
    parameter: v.object({ name: v.fallback(text, ''), type: v.fallback(text, '') }),
  }),
  v.transform(({ value, parameter }) => ({ ...parameter, value, indexed: false })),
)

const rowsOf = <Row>({ rows }: { rows: Row[] }) => rows

const contractSchema = record(
  {
    name: known(text),
    isVerified: known(v.boolean()),
    isPartiallyVerified: known(v.boolean()),
    language: known(text),
    compilerVersion: known(text),
    evmVersion: known(text),
    optimizationEnabled: known(v.boolean()),
    optimizationRuns: known(integer),
    license: known(text),
    verifiedAt: known(timestamp),
    filePath: known(text),
    sourceCode: known(source),
    additionalSources: v.fallback(v.pipe(lenientList(sourceFile), v.transform(rowsOf)), []),
    /** The arguments of the constructor as bytes, and in words where the explorer decodes them. */
    constructorArgs: known(hexData),
    decodedConstructorArgs: known(v.pipe(lenientList(constructorArgument), v.transform(rowsOf))),
    /** The implementations of a proxy; several for a diamond. */
    implementations: v.fallback(v.pipe(lenientList(implementationSchema), v.transform(rowsOf)), []),
    deployedBytecode: known(hexData),
    abi: known(
      v.pipe(
        abiSchema,
        v.transform(({ rows }): Abi => rows),
      ),
    ),
  },
  { license: ['license_type'] },
)

export type VerifiedContract = v.InferOutput<typeof contractSchema>

/**
 * `GET /smart-contracts/{address_hash}`, which is not in the specification: the verified source of a contract on a
 * public explorer. Null when the explorer has no such path, or nothing about this contract.
 */
export function contractQuery(id: Address) {
  return queryOptions({
    queryKey: ['explorer', 'contract', id],
    queryFn: async ({ signal }): Promise<VerifiedContract | null> => {
      try {
        return await get(`/smart-contracts/${id}`, contractSchema, {}, signal)
      } catch (error) {
        const isUnknown = error instanceof InterfaceError && error.status !== undefined && error.status < 500
        if (isUnknown && error.kind !== 'limited') return null
        throw error
      }
    },
    staleTime: 60_000,
  })
}
