type ExternalTextProps = { children: string }

/** Text from outside, isolated so that its writing direction cannot reorder the text beside it. */
export function ExternalText({ children }: ExternalTextProps) {
  return <bdi>{children}</bdi>
}
