type ExternalTextProps = { children: string }

/** Text from outside, isolated so that its direction cannot move what stands beside it. */
export function ExternalText({ children }: ExternalTextProps) {
  return <bdi>{children}</bdi>
}
