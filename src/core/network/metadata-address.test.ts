import { describe, expect, it } from 'vitest'
import { isMetadataAddress } from './metadata-address.ts'

/** As a browser's URL has it: every way to write a number becomes the usual one. */
const hostOf = (host: string): string => new URL(`http://${host}/`).hostname

describe('cloud metadata addresses', () => {
  it.each([
    '169.254.169.254',
    '2852039166',
    '0xa9fea9fe',
    '0251.0376.0251.0376',
    '169.254.43518',
    '169.254.170.2',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    '[fd00:ec2::254]',
    '[fd20:ce::254]',
    '[fe80::1]',
    '[::ffff:169.254.169.254]',
    '[::ffff:a9fe:a9fe]',
    '[::169.254.169.254]',
    '[64:ff9b::169.254.169.254]',
  ])('include %s', (host) => {
    expect(isMetadataAddress(hostOf(host))).toBe(true)
  })

  it('include addresses with a zone, as the system returns them', () => {
    expect(isMetadataAddress('fe80::1%eth0')).toBe(true)
  })

  it.each(['127.0.0.1', '192.168.1.5', '10.0.0.7', '[::1]', '[fd12:3456::1]', '100.100.100.20', '8.8.8.8'])(
    'do not include %s',
    (host) => {
      expect(isMetadataAddress(hostOf(host))).toBe(false)
    },
  )
})
