#!/bin/sh
# Lets replicas on the compose network copy the primary.
echo 'host replication all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
