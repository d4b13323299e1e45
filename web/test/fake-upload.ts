/** Stands where uploads leave the browser. `answer` gets the name of the file and gives a picture's address or the whole answer, or throws the refusal; undefined keeps it waiting, and a TypeError is a line that is down. */
export function fakeUploads(answer: (name: string) => string | object | undefined) {
  const sent: { address: string; name: string }[] = [];
  class FakeRequest extends EventTarget {
    address = '';
    responseText = '';
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    open(_: string, address: string) {
      this.address = address;
    }
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    send(form: FormData) {
      const file = form.get('multipart');
      const name = file instanceof File ? file.name : '';
      sent.push({ address: this.address, name });
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      const envelope = envelopeOf(() => answer(name));
      if (envelope === undefined) return;
      this.responseText = envelope;
      queueMicrotask(() => (envelope === LOST ? this.onerror() : this.onload()));
    }
    abort() {
      queueMicrotask(() => this.onabort());
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  return sent;
}

const picture = (url: string) => ({ fileName: '', extName: '', fileSize: 1, url, type: 'png' });

const LOST = '';

function envelopeOf(answer: () => string | object | undefined): string | undefined {
  try {
    const data = answer();
    if (data === undefined) return undefined;
    return JSON.stringify({ code: 200, message: '操作成功', data: typeof data === 'string' ? picture(data) : data });
  } catch (error) {
    if (error instanceof TypeError) return LOST;
    return JSON.stringify({ code: 500, message: error instanceof Error ? error.message : '', data: null });
  }
}
