import { expect, test } from 'vitest'
import { readS3Address } from './s3.ts'

test('a bucket is read from one address', () => {
  expect(readS3Address('s3://KEY:se%2Fcret@s3.example.com/fotos')).toEqual({
    bucket: 'fotos',
    endpoint: 'https://s3.example.com',
    region: 'us-east-1',
    credentials: { accessKeyId: 'KEY', secretAccessKey: 'se/cret' },
    publicBase: undefined,
    isPathStyle: false,
  })
})

test('an address may name its region, its endpoint, its public face and the style of its paths', () => {
  const query = new URLSearchParams({
    region: 'mx-central-1',
    endpoint: 'http://127.0.0.1:9000',
    public: 'https://cdn.example.com/fotos',
    path_style: 'true',
  })
  expect(readS3Address(`s3://KEY:SECRET@local/fotos?${query}`)).toMatchObject({
    region: 'mx-central-1',
    endpoint: 'http://127.0.0.1:9000',
    publicBase: 'https://cdn.example.com/fotos',
    isPathStyle: true,
  })
})
