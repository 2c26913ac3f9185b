import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

function encodeHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256 ? Buffer.from([(major << 5) | 24, length]) : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

/** Encodes what a passkey needs of CBOR. */
function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value);
  if (typeof value === 'string') return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value]);
  const entries = [...value].flatMap(([key, inner]) => [encodeCbor(key), encodeCbor(inner)]);
  return Buffer.concat([encodeHead(5, value.size), ...entries]);
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest();
const toText = (data: Buffer) => data.toString('base64url');

const present = 0x01;
const verified = 0x04;
const withCredential = 0x40;

interface Ceremony {
  challenge: string;
  /** The origin of the page. */
  origin?: string;
  /** Whether the device checked a fingerprint or PIN. */
  userVerified?: boolean;
}

export const siteOrigin = 'http://localhost:3000';

/** A passkey on a simulated device, which signs like a real one. */
export function createSoftwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const credential = { id: toText(id), rawId: toText(id), type: 'public-key' as const, clientExtensionResults: {} };
  const coseKey = encodeCbor(
    new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  let signCount = 0;

  function start(type: 'webauthn.create' | 'webauthn.get', { challenge, origin = siteOrigin, userVerified = true }: Ceremony) {
    const clientData = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
    signCount += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(signCount);
    const flags = present | (userVerified ? verified : 0) | (type === 'webauthn.create' ? withCredential : 0);
    return { clientData, head: Buffer.concat([hash(new URL(origin).hostname), Buffer.from([flags]), count]) };
  }

  return {
    id: credential.id,
    /** Answers the options of a new passkey. */
    create(ceremony: Ceremony) {
      const { clientData, head } = start('webauthn.create', ceremony);
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const authData = Buffer.concat([head, Buffer.alloc(16), length, id, coseKey]);
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map<Cbor, Cbor>()],
        ['authData', authData],
      ]);
      const response = { clientDataJSON: toText(clientData), attestationObject: toText(encodeCbor(attestation)), transports: ['internal'] };
      return { ...credential, response };
    },
    /** Answers a challenge. */
    use(ceremony: Ceremony) {
      const { clientData, head } = start('webauthn.get', ceremony);
      const signature = sign('sha256', Buffer.concat([head, hash(clientData)]), privateKey);
      return {
        ...credential,
        response: { clientDataJSON: toText(clientData), authenticatorData: toText(head), signature: toText(signature) },
      };
    },
  };
}
