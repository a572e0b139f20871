type HighlightProps = { text: string; part: string }

/** Text from outside with the typed part marked. It builds no regular expression from the text. */
export function Highlight({ text, part }: HighlightProps) {
  const at = part === '' ? -1 : text.toLowerCase().indexOf(part.toLowerCase())
  if (at < 0) return <bdi>{text}</bdi>
  return (
    <bdi>
      {text.slice(0, at)}
      <mark className="bg-transparent text-accent">{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </bdi>
  )
}
