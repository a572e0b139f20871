import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Abi } from 'viem'
import { get } from '#interfaces/explorer/wire/explorerClient.ts'
import { known, record } from '#interfaces/explorer/wire/record.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { cleanText } from '#lib/text/text.ts'
import { abiSchema } from '#lib/wire/contractAbi.ts'
import { type Address, hexData, integer, text, timestamp } from '#lib/wire/shapes.ts'

const longestSource = 400_000

const source = v.pipe(
  v.string(),
  v.transform((code) => cleanText(code, { longest: longestSource, lines: true })),
)

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
 * `GET /smart-contracts/{address_hash}`, which is not in the specification: what a public explorer knows of a contract's
 * source. Null when the explorer has no such path, or nothing about this contract.
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
