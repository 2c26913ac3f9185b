interface UploadRequest {
  method: string;
  headers: Record<string, string>;
  body: FormData;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (fraction: number) => void;
}

/** Statuses of responses without a body; the Response constructor rejects one. */
const bodiless = [204, 205, 304];

function readHeaders(text: string): [string, string][] {
  return text
    .trim()
    .split(/\r?\n/)
    .flatMap((line): [string, string][] => {
      const [name = '', ...rest] = line.split(': ');
      return name ? [[name, rest.join(': ')]] : [];
    });
}

/**
 * Sends a form as `fetch` does and reports upload progress, which `fetch` cannot (PR-117).
 * Rejects on a network error and when the signal aborts.
 */
export function sendWithProgress(url: string, { method, headers, body, signal, onProgress }: UploadRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new TypeError('The form was not sent'));
    request.open(method, url);
    request.withCredentials = true;
    request.responseType = 'blob';
    for (const [name, value] of Object.entries({ ...headers, 'Cache-Control': 'no-cache' })) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const { status } = request;
      const body = bodiless.includes(status) ? null : (request.response as Blob);
      resolve(new Response(body, { status, headers: readHeaders(request.getAllResponseHeaders()) }));
    };
    request.onerror = fail;
    request.onabort = fail;
    if (signal.aborted) {
      fail();
      return;
    }
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
