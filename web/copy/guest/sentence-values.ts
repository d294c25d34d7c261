// What the sentences of a guest's screen are told.

export type OpensAt = { day: string; hour: string; place: string }

export type GateOpening = { home: string; host: string }
