import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useContext } from 'react'
import { amountTokens, type Counted, usdDecimals } from '#domain/decoding/amountTokens.ts'
import { namedValueText } from '#domain/decoding/namedValueText.ts'
import { statedTime } from '#domain/decoding/statedTime.ts'
import { type Token, tokenQuery } from '#interfaces/explorer/token/token.ts'
import type { Decoded } from '#interfaces/explorer/transaction/decoded.ts'
import { config } from '#lib/browser/config/config.ts'
import { maximum, maximumWord } from '#lib/format/maximum.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { addressParameter } from '#pages/explorer/parts/page/pageParameters.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { LongText } from '#ui/figures/LongText.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { CompactFigures } from '#ui/figures/numbers/compact.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { Table } from '#ui/table/Table.tsx'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'
import { KnownAddresses } from './knownAddresses.ts'

/** The known fields of a token whose amount an argument may be. */
export type KnownToken = Pick<Token, 'address' | 'symbol' | 'decimals' | 'type'> & { name?: string | null }

export type TokensOfCall = {
  /** The called or the emitting contract. */
  contract?: Address | null
  /** The known tokens, so that no token is requested from the explorer. Without this list each token is requested. */
  tokens?: readonly KnownToken[] | undefined
}

export type DecodedCallProps = TokensOfCall & {
  decoded: Decoded
  /** What each parameter counts, where the names in the call itself do not tell. */
  counted?: readonly (Counted | null)[] | undefined
}

type Parameter = Decoded['parameters'][number] & {
  position: number
  call: string | null
  /** What the number counts. */
  counted: Counted | null
  /** Whether a number of the call counts this address's token. */
  isCounted: boolean
  tokens: TokensOfCall['tokens']
}

/** The arguments of a call or an event, each with what its number counts. */
export function argumentsOf({
  decoded,
  contract = null,
  tokens,
  counted = amountTokens(decoded, contract, config().curve?.router),
}: DecodedCallProps): readonly Parameter[] {
  return decoded.parameters.map((parameter, position) => ({
    ...parameter,
    position,
    call: decoded.methodCall,
    counted: counted[position] ?? null,
    isCounted: counted.some((each) => each !== null && each === parameter.value),
    tokens,
  }))
}

/** A decoded call or event: its signature and its arguments. Amounts of known tokens are in whole tokens, too. */
export function DecodedCall(props: DecodedCallProps) {
  const { methodCall, withCurrentImplementation } = props.decoded
  const rows = argumentsOf(props)
  return (
    // On a phone it is as wide as its panel, not a frame inside of it.
    <div className="min-w-0 overflow-clip rounded-md border max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 max-sm:border-b-0">
      {methodCall && (
        <p className="break-words border-b px-4 py-2 font-mono text-xs last:border-b-0">
          <LongText longest={500}>{methodCall}</LongText>
        </p>
      )}
      {withCurrentImplementation && (
        <p className="border-b px-4 py-2 text-xs text-faint last:border-b-0">
          Decoded with the proxy’s implementation of today. It may have had another one then.
        </p>
      )}
      {/* A signature like `exhaust()` says by itself that there are none. */}
      {(rows.length > 0 || !methodCall) && (
        <MoreRows rows={rows}>
          {(shown) => (
            <Table
              caption="Arguments"
              columns={columns}
              rows={shown}
              rowKey={({ position }) => position}
              empty="No arguments."
            />
          )}
        </MoreRows>
      )}
    </div>
  )
}

/** Said of what was decoded with the implementation that a proxy has now. */
export const ofToday = 'Decoded with the proxy’s implementation of today. It may have had another one then.'

const columns: readonly Column<Parameter>[] = [
  {
    id: 'name',
    header: 'Argument',
    width: 9,
    card: 'top',
    cell: ({ name, position }) => <ExternalText>{name || `#${position + 1}`}</ExternalText>,
  },
  {
    id: 'type',
    header: 'Type',
    width: 9,
    importance: 2,
    card: 'top',
    cell: ({ type, indexed }) => (
      <span className="text-faint">
        <ExternalText>{type}</ExternalText>
        {indexed && ' indexed'}
      </span>
    ),
  },
  {
    id: 'value',
    header: 'Value',
    width: 32,
    wrap: true,
    // On a phone, too, every digit counts.
    cell: (parameter) => (
      <CompactFigures value={false}>
        <ArgumentValue parameter={parameter} />
      </CompactFigures>
    ),
  },
]

/** The value of an argument, as what it means: an address, an amount, a time. */
export function ArgumentValue({
  parameter: { name, type, value, call, counted, isCounted, tokens },
}: {
  parameter: Parameter
}) {
  if (typeof value !== 'string')
    return (
      <code className="font-mono text-xs break-all">
        <LongText>{namedValueText(type, value)}</LongText>
      </code>
    )
  if (type === 'address' && /^0x[0-9a-fA-F]{40}$/.test(value))
    return <AddressValue address={addressParameter(value)} isCounted={isCounted} tokens={tokens} />
  if (type === 'uint256' && value === maximum) return <span title={value}>{maximumWord(name, call)}</span>
  if (counted !== null && /^\d{1,78}$/.test(value)) {
    if (counted !== 'usd' && counted !== 'poolUsd')
      return <TokenAmount units={value} token={addressParameter(counted)} tokens={tokens} />
    return (
      <Scaled units={value}>
        <Money value={fromUnits(BigInt(value), usdDecimals[counted])} />
      </Scaled>
    )
  }
  const time = statedTime({ name, type, value })
  if (time)
    return (
      <Scaled units={value}>
        <Time at={time} style="full" />
      </Scaled>
    )
  return (
    <span className={`font-mono text-xs ${type === 'string' ? '' : 'break-all'}`}>
      <LongText>{value}</LongText>
    </span>
  )
}

type AddressValueProps = { address: Address; isCounted: boolean; tokens: TokensOfCall['tokens'] }

/**
 * An address, whole where there is room, with its name where the page knows it. Nothing here says of another one whether it is
 * a contract, so it has no picture.
 */
function AddressValue({ address, isCounted, tokens }: AddressValueProps) {
  const { data } = useQuery({ ...tokenQuery(address), enabled: isCounted && tokens === undefined })
  const isToken = tokens ? tokens.some((known) => known.address === address) : data != null
  const known = useContext(KnownAddresses).get(address)
  const whole = !useIsPhone()
  if (known && !isToken) return <AddressParameterLink address={known} whole={whole} />
  return (
    <AddressLink
      address={address}
      name={known?.name ?? data?.name}
      contract={isToken || null}
      whole={whole}
    />
  )
}

type TokenAmountProps = { units: string; token: Address; tokens: TokensOfCall['tokens'] }

/** An amount in whole tokens followed by its base units; the base units alone where the token is unknown. */
function TokenAmount({ units, token, tokens }: TokenAmountProps) {
  const { data } = useQuery({ ...tokenQuery(token), enabled: tokens === undefined })
  const known = tokens?.find(({ address }) => address.toLowerCase() === token.toLowerCase()) ?? data
  const decimals = known?.type === 'ERC-20' ? known.decimals : null
  if (!known || decimals === null) return <span className="font-mono text-xs break-all">{units}</span>
  return (
    <Scaled units={units}>
      <span className="inline-flex items-baseline gap-1">
        <OtherLetters name={known.symbol ?? ''} />
        <Amount value={fromUnits(BigInt(units), decimals)} unit={known.symbol} />
      </span>
    </Scaled>
  )
}

/** An amount in whole units or a time, followed by the number that says it. */
function Scaled({ units, children }: { units: string; children: ReactNode }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      {children}
      <span className="font-mono text-xs text-balance break-all text-faint">{units}</span>
    </span>
  )
}
