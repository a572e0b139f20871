import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { transactionInternalTransactionsQuery } from '#interfaces/explorer/transaction/internalTransaction.ts'
import { transactionQuery } from '#interfaces/explorer/transaction/transaction.ts'
import { transactionTokenTransfersQuery } from '#interfaces/explorer/transaction/transactionTokenTransfers.ts'
import { hasSource } from '#interfaces/explorer/wire/addressParameter.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { KnownAddresses } from '#pages/explorer/parts/decoding/knownAddresses.ts'
import { useContractAbis } from '#pages/explorer/parts/decoding/useContractAbis.ts'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import type { CallWords } from './CallBranch.tsx'

/**
 * The ABIs and the names of the contracts that a transaction calls, and the tokens that it moves. The explorer's list of internal transactions tells which
 * contracts have a verified source.
 */
export function useCallWords(hash: Hash): CallWords {
  const { data: transaction } = useQuery({ ...transactionQuery(hash), enabled: false })
  const { data: list } = useQuery(transactionInternalTransactionsQuery(hash))
  // The head of the page has asked for them where the transaction does not bring them.
  const { data: moved } = useQuery({ ...transactionTokenTransfersQuery(hash), enabled: false })
  const tokens = new Map(
    (transaction?.tokenTransfers ?? moved?.items ?? []).flatMap(({ token, decimals, tokenId }) =>
      token && decimals !== null && tokenId === null
        ? [[token.address.toLowerCase(), { symbol: token.symbol, decimals }] as const]
        : [],
    ),
  )
  const called = [
    transaction?.to,
    ...(list?.items ?? []).map(({ to, createdContract }) => to ?? createdContract),
  ]
  const known = useContext(KnownAddresses)
  const contracts = called.filter((contract) => contract != null).filter(hasSource)
  const abis = useContractAbis(contracts.map(({ address }) => address))
  return {
    abiOf: (contract) => abis.find(({ address }) => address === contract)?.abi ?? [],
    all: abis.map(({ abi }) => abi),
    toldOf: (contract) =>
      known.get(contract) ?? called.find((each) => each?.address === contract) ?? undefined,
    tokenOf: (contract) => tokens.get(contract.toLowerCase()),
    isShort: useIsPhone(),
  }
}
