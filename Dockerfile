# Builds the browser client and a wheel with compiled rules and bots, and installs both in a small
# image. Needs the network for the base image and for packages, which are pinned with hashes.

ARG PYTHON_IMAGE=python:3.13-slim

FROM ${PYTHON_IMAGE} AS build
WORKDIR /source
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PYTHONDONTWRITEBYTECODE=1
COPY requirements-image.lock requirements-node.lock ./
RUN python -m venv /opt/cottonopolis \
 && /opt/cottonopolis/bin/pip install --require-hashes -r requirements-image.lock \
 && /opt/cottonopolis/bin/pip install --require-hashes -r requirements-node.lock --target /opt/node
COPY . .
RUN PYTHONPATH=/opt/node /opt/cottonopolis/bin/python hatch_build.py client
RUN PYTHONPATH=/source/src /opt/cottonopolis/bin/python -m cottonopolis.cli.compile --for-wheel
RUN /opt/cottonopolis/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /wheels . \
 && /opt/cottonopolis/bin/pip install --no-deps --no-index /wheels/*.whl \
 && /opt/cottonopolis/bin/pip uninstall --yes editables hatchling pip \
 && /usr/local/bin/python -m compileall -q /opt/cottonopolis

FROM ${PYTHON_IMAGE}
COPY --from=build /opt/cottonopolis /opt/cottonopolis
RUN groupadd --gid 10001 cottonopolis \
 && useradd --uid 10001 --gid cottonopolis --no-create-home --shell /usr/sbin/nologin cottonopolis \
 && install -d -m 0700 -o cottonopolis -g cottonopolis /data /backups
# The root file system may be read-only: only /data (SQLite), /backups and /tmp are written to
ENV PATH=/opt/cottonopolis/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    XDG_DATA_HOME=/data \
    COTTONOPOLIS_CACHE=/tmp/cottonopolis \
    COTTONOPOLIS_HOST=0.0.0.0 \
    COTTONOPOLIS_PORT=8000
USER 10001:10001
WORKDIR /data
VOLUME ["/data", "/backups"]
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=12s --start-period=60s --retries=3 \
  CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/api/v1/ready', timeout=11)"]
ENTRYPOINT ["cottonopolis"]
CMD ["serve", "--no-browser"]
