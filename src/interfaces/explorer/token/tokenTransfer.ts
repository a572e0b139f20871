import * as v from 'valibot'
import { addressParameterSchema } from '#interfaces/explorer/wire/addressParameter.ts'
import { tokenTransferAliases } from '#interfaces/explorer/wire/aliases.ts'
import { known, record } from '#interfaces/explorer/wire/record.ts'
import { baseUnits, hash, integer, text, timestamp } from '#lib/wire/shapes.ts'
import { decimals } from './decimals.ts'
import { tokenSchema } from './token.ts'

const totalSchema = record({
  value: known(baseUnits),
  decimals: known(decimals),
  tokenId: known(text),
  tokenInstance: known(record({ imageUrl: known(v.string()) })),
})

export const tokenTransferSchema = v.pipe(
  record(
    {
      transactionHash: known(hash),
      blockNumber: known(integer),
      logIndex: known(integer),
      timestamp: known(timestamp),
      method: known(text),
      from: addressParameterSchema,
      to: addressParameterSchema,
      token: known(tokenSchema),
      tokenType: known(text),
      /** `token_transfer`, `token_minting`, `token_burning`, … */
      kind: known(text),
      total: known(totalSchema),
    },
    tokenTransferAliases,
  ),
  v.transform(({ total, tokenType, ...transfer }) => ({
    ...transfer,
    type: tokenType ?? transfer.token?.type ?? null,
    /** Base units; null for an NFT, or when the explorer does not send it. */
    amount: total?.value ?? null,
    decimals: total?.decimals ?? transfer.token?.decimals ?? null,
    tokenId: total?.tokenId ?? null,
    /** The URL of the NFT's picture, on a server that its creator chose. */
    imageUrl: total?.tokenInstance?.imageUrl ?? null,
  })),
)

export type TokenTransfer = v.InferOutput<typeof tokenTransferSchema>
