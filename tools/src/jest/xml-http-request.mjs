/**
 * Creates an XMLHttpRequest class on Node's fetch. Unlike jsdom's, it can send a form with a Node file. It reports
 * progress only at the start and at the end. `page` is the global object of the test.
 */
export const pageRequest = (page) =>
  class {
    upload = {};
    status = 0;
    #request = { headers: {} };
    #responseHeaders = new Headers();
    #abort = new AbortController();

    open(method, address) {
      Object.assign(this.#request, { method, address });
    }

    setRequestHeader(name, value) {
      this.#request.headers[name] = value;
    }

    getAllResponseHeaders() {
      return [...this.#responseHeaders].map(([name, value]) => `${name}: ${value}`).join('\r\n');
    }

    abort() {
      this.#abort.abort();
    }

    async send(body) {
      const reportProgress = (loaded) => this.upload.onprogress?.({ lengthComputable: true, loaded, total: 1 });
      const { address, ...rest } = this.#request;
      reportProgress(0);
      try {
        const response = await page.fetch(address, { ...rest, body, signal: this.#abort.signal });
        this.response = await response.blob();
        this.status = response.status;
        this.#responseHeaders = response.headers;
        reportProgress(1);
      } catch {
        return this.#abort.signal.aborted ? this.onabort?.() : this.onerror?.();
      }
      return this.onload?.();
    }
  };
