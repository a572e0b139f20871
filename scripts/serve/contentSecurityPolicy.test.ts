import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, fallbackPolicy } from './contentSecurityPolicy.ts'

const config = { rpcUrl: 'https://node.example', explorerUrl: 'https://explorer.example/base' }
const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

const policies: [string, string][] = [
  ['of a site with fixed endpoints', contentSecurityPolicy(config, [hash])],
  ['where people set their own', contentSecurityPolicy({ ...config, allowEndpointOverrides: true }, [hash])],
  ['with pictures of any server', contentSecurityPolicy({ ...config, imageOrigins: ['https:'] }, [hash])],
  ['without a configuration', contentSecurityPolicy(undefined, [hash])],
  ['of the page itself', fallbackPolicy([hash])],
]

test.each(policies)('an independent evaluator finds nothing severe in the policy %s', (_, policy) => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  // Nobody sits between a browser and its own machine.
  const severe = findings.filter(
    ({ severity, value }) => severity < Severity.STRICT_CSP && !/127\.0\.0\.1|localhost/.test(String(value)),
  )
  expect(severe.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([])
})

test('the evaluator does find what is severe', () => {
  const loose = contentSecurityPolicy(config, []).replace("script-src 'self'", "script-src 'unsafe-inline'")
  const findings = new CspEvaluator(new CspParser(loose).csp).evaluate()
  expect(findings.some(({ severity }) => severity === Severity.HIGH)).toBe(true)
})
