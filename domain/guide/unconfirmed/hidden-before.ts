/**
 * Hashes of what the three templates told of gas, fire, drinking water and help, from before they marked what they say as
 * hidden: a stored guide in which these words wait was never shown with them.
 */
export const hiddenBefore: ReadonlySet<string> = new Set(
  [
    '1gcsk2e0ahymrh 1iqzxjk0ac8lrg 1csndhg1c7011x 01qhti81phgt3z 0p5omef1lgvqv9',
    '1nnex0d08bm2aj 1l2p0wq0x16o6y 0p0ep2o1vl73hm 1d6dfe41x1bxj1 1a7vpmq1dqcsgn',
    '01uchyy1iyde3n 1vhley11p8c9vb 1au4ai00cbmxxi 1bvul2p1v9yzk6',
    '0mihzrh13uyjaq 0i3hi9a0hjdlrp 0fgo6mz05voluv',
    '1xz4m3g12ezzb4 18xc3jk093ycp1 1w8055x0fxsnc2 0n97c6a03v14vx 0wrkhwm1xz3d2b',
    '1x4qq700vmg0ap 0sf56ty15k8x01 0iqtcuz1n7fwln 1slmfmb16fa5pv 0hdhs881gea00v 1ozd6kb02gxrt0',
  ].flatMap((hashes) => hashes.split(' ')),
)
