import { useState } from 'react'
import { inForm, type WordForm, wordForms, wordsOf } from '#domain/decoding/wordForm.ts'
import type { Log } from '#interfaces/explorer/transaction/log.ts'
import type { Hex } from '#lib/wire/shapes.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { LongText } from '#ui/figures/LongText.tsx'
import { Copy } from '#ui/links/Copy.tsx'
import { MoreRows } from '#ui/table/MoreRows.tsx'

const names: Record<WordForm, string> = { hex: 'Hex', number: 'Number', text: 'Text', address: 'Address' }

type LogBytesProps = {
  log: Log
  /** Whether they are shown before somebody opens them, where nothing else tells what happened. */
  isFirstOpen?: boolean
}

/** The signature of a decoded log, and its topics and its data, word by word. Each word can be read as a number, a text or an address. */
export function LogBytes({ log: { topics, data, decoded }, isFirstOpen = false }: LogBytesProps) {
  const [isOpen, setIsOpen] = useState(isFirstOpen)
  const words = data ? wordsOf(data) : []
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="text-faint">
        {topics.length} {topics.length === 1 ? 'topic' : 'topics'}
        {data && words.length > 0 ? ` and ${(data.length - 2) / 2} bytes of data` : ', no data'}
      </summary>
      {isOpen && (
        <ol className="grid gap-1 pt-2 font-mono text-xs">
          {decoded?.methodCall && (
            <li className="pb-1 break-words">
              <LongText longest={500}>{decoded.methodCall}</LongText>
            </li>
          )}
          {numbered(topics).map(({ word, index }) => (
            <Word key={index} label={`${index}`} name={`Topic ${index}`} word={word} />
          ))}
          <MoreRows rows={numbered(words)} as="li">
            {(shown) =>
              shown.map(({ word, index }) => (
                <Word key={`data ${index}`} label="data" name={`Word ${index} of the data`} word={word} />
              ))
            }
          </MoreRows>
          {data && words.length > 0 && (
            <li className="flex items-center gap-1 text-faint">
              Copy the data <Copy value={data} what="data" />
            </li>
          )}
        </ol>
      )}
    </details>
  )
}

type WordProps = { label: string; name: string; word: Hex }

function Word({ label, name, word }: WordProps) {
  const [form, setForm] = useState<WordForm>('hex')
  const shown = inForm(word, form)
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 sm:flex-nowrap">
      <span className="w-8 shrink-0 text-faint">{label}</span>
      <select
        aria-label={`${name} as`}
        value={form}
        onChange={(event) => setForm(wordForms.find((each) => each === event.target.value) ?? 'hex')}
        className="control chevron h-6 shrink-0 pr-6 pl-1.5 font-sans text-xs"
      >
        {wordForms.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
      <span className="min-w-0 break-all">
        {shown === null ? (
          <span className="text-faint">not {form === 'text' ? 'a text' : 'an address'}</span>
        ) : (
          <ExternalText>{shown}</ExternalText>
        )}
      </span>
    </li>
  )
}

function numbered(words: readonly Hex[]) {
  return words.map((word, index) => ({ word, index }))
}
