import { Autocomplete } from '@base-ui/react/autocomplete'
import type { Suggestion } from '#domain/search/resolveSearch.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Letter } from '#ui/figures/pictures/Letter.tsx'
import { RemotePicture } from '#ui/figures/pictures/RemotePicture.tsx'
import { Identicon } from '#ui/links/Identicon.tsx'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'
import { Highlight } from './Highlight.tsx'

type SuggestionItemProps = {
  suggestion: Suggestion
  typed: string
  /** Whether Enter opens it while none is highlighted. */
  isEntered: boolean
  onChoose: (suggestion: Suggestion) => void
}

/** One suggestion with its title, its detail and the address it stands for. */
export function SuggestionItem({ suggestion, typed, isEntered, onChoose }: SuggestionItemProps) {
  const { title, detail, address, price, group } = suggestion
  return (
    <Autocomplete.Item
      value={suggestion}
      onClick={() => onChoose(suggestion)}
      className="flex h-9 cursor-pointer items-baseline gap-3 px-3 py-2 text-sm max-sm:h-11 max-sm:gap-2 max-sm:py-3 hover:bg-raised data-highlighted:bg-soft"
    >
      {address && <Picture suggestion={suggestion} address={address} />}
      {address && <OtherLetters name={title} isWorded />}
      <span className={`truncate font-medium ${detail ? 'max-w-3/5 shrink-0' : ''}`}>
        <Highlight text={title} part={typed} />
      </span>
      {detail && (
        <span className="min-w-0 truncate text-xs text-faint">
          {/^0x[0-9a-f]{40,64}$/i.test(detail) ? (
            <RoomyHash value={detail} />
          ) : (
            <Highlight text={detail} part={typed} />
          )}
        </span>
      )}
      {isEntered && (
        <kbd
          aria-hidden
          className="shrink-0 rounded-sm border px-1.5 font-mono text-xs text-faint max-sm:hidden [[aria-activedescendant]~*_&]:hidden"
        >
          Enter
        </kbd>
      )}
      {address && !isAccount(group) && (
        <span className="ml-auto flex shrink-0 items-baseline gap-3 text-xs text-faint">
          {suggestion.isReported && <span className="text-warn">Reported scam</span>}
          {price && <Price value={price} />}
          {/* A phone's room is the name's; an imitation is called one in words. The assets of a loan are the pool's own. */}
          {(group !== 'Actions' || price !== undefined) && (
            <span className={`font-mono ${price ? 'max-sm:hidden' : ''}`}>{shortHash(address)}</span>
          )}
        </span>
      )}
    </Autocomplete.Item>
  )
}

/** A hash with as much of it as there is room for, and its end: the addresses that a few digits find begin and end alike. */
function RoomyHash({ value }: { value: string }) {
  return (
    <span className="flex font-mono">
      {/* Whole characters wide, so that its end follows the … at once. */}
      <span className="max-w-[round(down,100%-8ch+0.1px,1ch)] truncate">{value.slice(0, -8)}</span>
      {value.slice(-8)}
    </span>
  )
}

/** Whether the suggestions of a group are accounts or contracts, whose detail is their address. */
function isAccount(group: Suggestion['group']): boolean {
  return group === 'Addresses' || group === 'Labels'
}

/** The identicon of an account, the sign of a contract, the picture or the letter of a token. */
function Picture({ suggestion, address }: { suggestion: Suggestion; address: Address }) {
  const { group, title, symbol = title, imageUrl, isContract } = suggestion
  if (!isAccount(group))
    return (
      <RemotePicture src={imageUrl} name={symbol}>
        <Letter name={symbol} address={address} size={16} />
      </RemotePicture>
    )
  return isContract ? <span className="contract-mark" /> : <Identicon address={address} />
}
