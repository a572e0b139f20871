import type { VerifiedContract } from '#interfaces/explorer/address/contract.ts'
import { countOf } from '#lib/format/count.ts'
import { DecodedCall } from '#pages/explorer/parts/decoding/DecodedCall.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { LongText } from '#ui/figures/LongText.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Copy } from '#ui/links/Copy.tsx'
import { MoreRows } from '#ui/table/MoreRows.tsx'

type SourceFactsProps = { source: VerifiedContract }

/** What the explorer knows of the source of a contract. */
export function SourceFacts({ source }: SourceFactsProps) {
  const { isVerified, isPartiallyVerified, name, language, compilerVersion, evmVersion, license } = source
  const facts = [
    ['Contract', name],
    ['Language', language],
    ['Compiler', compilerVersion],
    ['EVM version', evmVersion],
    ['Optimisation', optimisation(source)],
    ['Licence', license],
    ['File', source.filePath],
  ] as const
  return (
    <>
      <Details columns>
        <Detail label="Verification">
          {isVerified ? (
            <Badge tone="up">{isPartiallyVerified ? 'Verified in part' : 'Verified'}</Badge>
          ) : (
            <Badge>Not verified</Badge>
          )}
        </Detail>
        {facts.map(
          ([label, value]) =>
            value && (
              <Detail key={label} label={label}>
                <ExternalText>{value}</ExternalText>
              </Detail>
            ),
        )}
        {source.verifiedAt && (
          <Detail label="Verified">
            <Time at={source.verifiedAt} />
          </Detail>
        )}
      </Details>
      <ConstructorArguments source={source} />
      {source.sourceCode && <SourceFile title="Source code" code={source.sourceCode} isFirst />}
      <MoreRows rows={source.additionalSources}>
        {(shown) =>
          shown.map(({ filePath, sourceCode }) => (
            <SourceFile key={filePath} title={filePath} code={sourceCode} />
          ))
        }
      </MoreRows>
    </>
  )
}

type SourceFileProps = { title: string; code: string; isFirst?: boolean }

/** A file with numbered lines. The first one is open. */
function SourceFile({ title, code, isFirst = false }: SourceFileProps) {
  const numbers = code.split('\n').map((_, index) => index + 1)
  return (
    <details className="border-t px-4 py-2 text-sm" open={isFirst}>
      <summary className="py-1 break-all">
        <ExternalText>{title}</ExternalText>, {countOf(numbers.length, 'line')}{' '}
        <Copy value={code} what="source" />
      </summary>
      <div className="my-2 flex max-h-120 overflow-auto rounded-md border font-mono text-xs">
        <pre
          aria-hidden
          className="sticky left-0 h-max shrink-0 border-r bg-raised px-2 py-2 text-right text-faint select-none"
        >
          {numbers.join('\n')}
        </pre>
        <pre className="h-max py-2 pl-3">{code}</pre>
      </div>
    </details>
  )
}

/** What the contract was created with: in words, or as bytes. */
function ConstructorArguments({ source }: SourceFactsProps) {
  const { constructorArgs, decodedConstructorArgs: parameters } = source
  const isDecoded = parameters !== null && parameters.length > 0
  if (!isDecoded && (constructorArgs === null || constructorArgs === '0x')) return null
  return (
    <div className="grid gap-2 border-t px-4 py-3 text-sm">
      <h3 className="text-xs font-medium text-muted">Constructor arguments</h3>
      {isDecoded ? (
        <DecodedCall decoded={{ methodCall: null, methodId: null, parameters }} tokens={[]} />
      ) : (
        <code className="font-mono text-xs break-all">
          <LongText>{constructorArgs ?? ''}</LongText>
        </code>
      )}
    </div>
  )
}

function optimisation({ optimizationEnabled, optimizationRuns }: VerifiedContract): string | null {
  if (optimizationEnabled === null) return null
  if (!optimizationEnabled) return 'Off'
  return optimizationRuns === null ? 'On' : `On, ${countOf(optimizationRuns, 'run')}`
}
