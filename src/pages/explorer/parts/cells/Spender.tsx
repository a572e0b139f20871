import { useQuery } from '@tanstack/react-query'
import { codeQuery, kindOfCode } from '#interfaces/node/contract/code.ts'
import { knownContract } from '#lib/browser/config/knownContract.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressLink } from '#ui/links/AddressLink.tsx'

type SpenderProps = { address: Address }

/** Who may move the tokens: the name of a contract this site trades or lends with, and whether it is a contract at all. */
export function Spender({ address }: SpenderProps) {
  const { data: code } = useQuery({ ...codeQuery(address), enabled: knownContract(address) === null })
  return <AddressLink address={address} contract={kindOfCode(code) === 'Contract'} />
}
