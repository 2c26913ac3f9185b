/**
 * An XMLHttpRequest that sends what Node's fetch can send, which jsdom's own cannot: a form with a file of Node.
 * It tells its progress at the beginning and at the end. `page` is the global object of the test.
 */
export const pageRequest = (page) =>
  class {
    upload = {};
    status = 0;
    #asked = { headers: {} };
    #answered = new Headers();
    #stop = new AbortController();

    open(method, address) {
      Object.assign(this.#asked, { method, address });
    }

    setRequestHeader(name, value) {
      this.#asked.headers[name] = value;
    }

    getAllResponseHeaders() {
      return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n');
    }

    abort() {
      this.#stop.abort();
    }

    async send(body) {
      const tell = (loaded) => this.upload.onprogress?.({ lengthComputable: true, loaded, total: 1 });
      const { address, ...rest } = this.#asked;
      tell(0);
      try {
        const answer = await page.fetch(address, { ...rest, body, signal: this.#stop.signal });
        this.response = await answer.blob();
        this.status = answer.status;
        this.#answered = answer.headers;
        tell(1);
      } catch {
        return this.#stop.signal.aborted ? this.onabort?.() : this.onerror?.();
      }
      return this.onload?.();
    }
  };
