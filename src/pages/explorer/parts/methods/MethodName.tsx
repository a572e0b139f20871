import { methodWords } from '#domain/explorer/methodWords.ts'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'

type MethodNameProps = { name: string; words?: string }

/** The name of a method in words; exactly on hover. */
export function MethodName({ name, words = methodWords(name) }: MethodNameProps) {
  return (
    <Badge title={name}>
      <ExternalText>{words}</ExternalText>
    </Badge>
  )
}
