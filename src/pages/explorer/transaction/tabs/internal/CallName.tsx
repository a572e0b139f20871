import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { checksummed } from '#lib/wire/shapes.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Midcut } from '#ui/links/Midcut.tsx'

type CallNameProps = {
  /** The function and its arguments, of which long ones are cut. */
  text: string
  /** The same with amounts in base units, where it has any. */
  exact?: string
  /** The same with nothing cut, where something is. */
  whole?: string
}

/** The function that a call runs and its arguments; a press shows whole what is cut. */
export function CallName({ text, exact, whole }: CallNameProps) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <code
      title={exact}
      className="min-w-0 font-mono text-xs wrap-anywhere max-sm:basis-full sm:flex-[1_1_15rem]"
    >
      <WithLinks>{isWhole ? (whole ?? text) : text}</WithLinks>
      {whole !== undefined && (
        <>
          {' '}
          <button
            type="button"
            aria-expanded={isWhole}
            className="font-sans text-accent underline"
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Show less' : 'Show all'}
          </button>
        </>
      )}
    </code>
  )
}

/** An address, or a number that is longer than any amount, such as the largest one; with the comma or bracket after it. */
const longWord = /((?:0x[0-9a-f]{40}(?![0-9a-f])|(?<![0-9a-fx])\d{40,78}(?![0-9a-f]))[,)]*)/i

/**
 * A call in words, its addresses linked, and they and the longest numbers cut in the middle: selected and copied they are whole.
 */
function WithLinks({ children: text }: { children: string }) {
  const parts = text.split(longWord).map((part, index) => ({ part, index }))
  return parts.map(({ part, index }) => {
    if (index % 2 === 0) return <ExternalText key={index}>{part}</ExternalText>
    const word = part.replace(/[,)]+$/, '')
    return (
      // No line begins with a comma.
      <span key={index} className="whitespace-nowrap">
        <LongWord word={word} />
        {part.slice(word.length)}
      </span>
    )
  })
}

function LongWord({ word }: { word: string }) {
  if (!word.startsWith('0x')) return <Midcut value={word} />
  const address = checksummed(word)
  return (
    // Without an identicon: nobody says whether it is an account.
    <Link to="/address/$address" params={{ address }} title={address} data-address={address} className="link">
      <Midcut value={address} />
    </Link>
  )
}
